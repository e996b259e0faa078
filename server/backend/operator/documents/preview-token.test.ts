import { expect, test } from 'vitest';
import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { insertDraft } from '#server/backend/sites/drafts.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { startOperatorBackend } from '#server/backend/testing/operators.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';

const code = 'han';

describeDatabases('Preview tokens', (db) => {
  test('The links of a member who leaves show nothing any more', async () => {
    const { app, call, operator, clock } = await startOperatorBackend(db());
    const [admin, member, root, stranger] = [
      await operator({ roles: { han: 'administrator' } }),
      await operator({ roles: { han: 'viewer' } }),
      await operator({ isInstanceAdministrator: true }),
      await operator({ roles: { sakura: 'administrator' } }),
    ];
    const draft = { name: 'Summer', base: null, document: '{}', author: 'Kim', authorId: null, now: 1 };
    const id = await insertDraft(db(), 1, draft);
    const makerOf = async (token: string) => {
      const answer = await call('previewToken', { token, params: { code }, body: { of: { draft: id } } });
      const { claims } = await createPreviewTokens(appKey).read(answer.body.token, clock.now);
      return claims?.purpose === 'link' ? claims.by : undefined;
    };
    expect([await makerOf(member.token), await makerOf(root.token)]).toEqual([member.id, root.id]);

    const headers = { 'app-key': appKey };
    const shown = async (by: number | string) =>
      (await app.inject({ url: `/sites/${code}/drafts/${id}?by=${by}`, headers })).statusCode;
    expect([await shown(member.id), await shown(root.id)]).toEqual([200, 200]);
    expect([await shown(stranger.id), await shown(999_999), await shown('x')]).toEqual([410, 410, 400]);
    await call('removeMember', { token: admin.token, params: { code, id: member.id } });
    expect([await shown(member.id), await shown(root.id)]).toEqual([410, 200]);
  });
});
