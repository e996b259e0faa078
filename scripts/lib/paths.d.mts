export const root: string;
export const runtimeDir: string;
