import { humanized } from '../schema/json-schema.ts';
import { useForm } from './form-context.ts';

/** What a token is called, and what it is for, as the schema has it in the operator's language. */
export function useTokenNames(): (token: string) => { title: string; help: string | undefined } {
  const { schema } = useForm();
  const tokens = schema.properties?.theme?.properties ?? {};
  return (token) => {
    const { title, description } = tokens[token] ?? {};
    // The description ends with the values of all templates, which stand beside the field already.
    const help = title && /^.*?[.。](?=\s|$)/.exec(description ?? '')?.[0];
    return { title: title ?? humanized(token.replaceAll('.', ' ')), help: help || undefined };
  };
}
