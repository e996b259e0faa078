import type { CallOperator } from '#engine/operator/call-operator.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { CommandError } from './command.ts';

/** An installation whose partners a command works on: a running one, or this checkout's database. */
export type Instance = {
  /** URL of its operator API, or `local` with the database's hash. Notes on files are by this name. */
  name: string;
  /** URL of the site server, as far as it is known. */
  siteUrl?: string | undefined;
  call: CallOperator;
};

export const localName = 'local';

/** Whether it is this checkout's database. Others have a URL. */
export const isLocal = ({ name }: Pick<Instance, 'name'>): boolean => name.startsWith(localName);

/** Connects on first use, so that commands about files alone need no instance. */
export type Connect = () => Promise<Instance>;

type Target = { server: string | undefined; token: string | undefined; language: OperatorLanguage };

/** How commands reach the instance, and how to close it. */
export function createConnect({ server, token, language }: Target): {
  instance: Connect;
  close: () => Promise<void>;
} {
  let opened: Promise<Instance & { close?: () => Promise<void> }> | undefined;
  const open = async () => {
    if (server !== undefined)
      return (await import('./remote-instance.ts')).remoteInstance(server, token, language);
    if (token !== undefined)
      throw new CommandError('A token is for a server: add --server, or leave the token out.', {
        exitCode: 2,
      });
    return (await import('./local-instance.ts')).localInstance(language);
  };
  return {
    instance: () => (opened ??= open()),
    close: async () => (await opened?.catch(() => undefined))?.close?.(),
  };
}
