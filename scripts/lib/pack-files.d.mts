export function packFiles(directory: string): void;
