export function findChromium(
  env?: NodeJS.ProcessEnv,
  isProgram?: (path: string) => boolean,
): string | undefined;
