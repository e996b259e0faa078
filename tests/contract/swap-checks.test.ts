import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swapTemplate } from '#engine/swap/swap-template.ts';
import { registry } from '#registry/manifest.server.ts';
import { offlineFacts } from '#server/facts/offline-facts.ts';
import { checkDocument, loadRules, readCheckConfig } from '#server/publishing/index.ts';
import { boardTypeIdsIn } from '#server/publishing/load-partner-facts.ts';

// The partner's colors meet other templates: the rules on contrast read the tokens of both.
test.each(readdirSync('fixtures/partners'))(
  'the document of %s has no errors and no warnings in any template',
  async (code) => {
    const text = readFileSync(`fixtures/partners/${code}/site.json`, 'utf8');
    const partner = await offlineFacts(`fixtures/partners/${code}`, { boardTypeIds: boardTypeIdsIn(text) });
    const { templateCode = '' } = partner.info[partner.mainLanguage]?.row.config ?? {};
    const options = { registry, config: readCheckConfig('.', await loadRules()), partner };
    for (const template of registry.templates.keys()) {
      const findings = await checkDocument(swapTemplate(text, template, { templateCode }), options);
      const wrong = findings.filter(({ level }) => level !== 'note').map(({ message }) => message.en);
      expect([template, wrong]).toEqual([template, []]);
    }
  },
);

test('a partner color that is unreadable in a template is found', async () => {
  const text =
    '{ "formatVersion": 1, "template": "hybrid", "theme": { "color.text": "#f4f4f4" }, "menu": [] }';
  const partner = await offlineFacts('fixtures/partners/haru');
  const options = { registry, config: readCheckConfig('.', await loadRules()), partner };
  for (const template of registry.templates.keys()) {
    const findings = await checkDocument(swapTemplate(text, template, { templateCode: 'commerce' }), options);
    expect(findings.map(({ rule }) => rule).join(), template).toMatch(/contrast/);
  }
});
