/**
 * Reads a JSON body of at most `maxBytes`. An empty body reads as undefined, text that is no JSON as undefined
 * where the response failed anyway.
 * @throws Error where it is larger, or no JSON in a successful response
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`[api] Answer larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!response.ok) return undefined;
    throw error;
  }
}
