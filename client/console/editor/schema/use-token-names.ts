import { humanized } from './json-schema.ts';
import { useEditorData } from './use-editor-data.ts';

/** What a token is called, and what it is for, as the schema has it in the operator's language. */
export function useTokenNames(): (token: string) => { title: string; help: string | undefined } {
  const { data } = useEditorData();
  const tokens = data?.schema.properties?.theme?.properties ?? {};
  return (token) => {
    const { title, description } = tokens[token] ?? {};
    // The description ends with the values of all templates, which stand beside the field already.
    const help = title && /^.*?[.。](?=\s|$)/.exec(description ?? '')?.[0];
    return { title: title ?? humanized(token.replaceAll('.', ' ')), help: help || undefined };
  };
}
