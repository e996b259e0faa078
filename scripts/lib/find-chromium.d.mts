export function findChromium(
  env?: NodeJS.ProcessEnv,
  isProgram?: (path: string) => boolean,
): string | undefined;

export function findHeadlessShell(
  env?: NodeJS.ProcessEnv,
  isProgram?: (path: string) => boolean,
): string | undefined;
