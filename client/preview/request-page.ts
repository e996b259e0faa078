import type { PreviewAnswer, PreviewRefusal, PreviewRequest } from '#schemas/operator/preview.ts';

type PageResultOfFrame =
  | { ok: true; answer: PreviewAnswer }
  | { ok: false; status: number; findings: PreviewRefusal['findings'] };

/** Asks the clinic's own host to render a document. A failure is a result, status 0 if no answer came. */
export async function requestPage(
  token: string,
  request: Partial<PreviewRequest>,
): Promise<PageResultOfFrame> {
  try {
    const response = await fetch('/_maru/preview', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, answer: body as PreviewAnswer };
    const { findings } = body as Partial<PreviewRefusal>;
    return { ok: false, status: response.status, findings: findings ?? [] };
  } catch {
    return { ok: false, status: 0, findings: [] };
  }
}
