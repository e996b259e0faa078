export function freePort(): Promise<number>;
export function isPortTaken(port: number): Promise<boolean>;
export function claimPort(wanted: string | undefined, fallback: number): Promise<number>;
