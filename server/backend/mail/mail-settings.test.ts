import { expect, test } from 'vitest';
import { startSmtpSink } from '#tests/setup/smtp-sink.ts';
import { isMailAddress, readMailSettings } from './mail-settings.ts';
import { oneLine, smtpSender } from './smtp.ts';

const env = {
  SMTP_URL: 'smtps://kim%40clinic.example:p%2Fw@smtp.example:465',
  MAIL_FROM: 'Maru <no-reply@clinic.example>',
  CONSOLE_HOST: 'Console.example',
};

test('Mail is off without SMTP_URL, and set up by three variables', () => {
  expect(readMailSettings({})).toBeUndefined();
  expect(readMailSettings(env)).toEqual({
    host: 'smtp.example',
    port: 465,
    isSecure: true,
    user: 'kim@clinic.example',
    password: 'p/w',
    from: { name: 'Maru', address: 'no-reply@clinic.example' },
    console: 'https://console.example',
  });
  const plain = readMailSettings({
    ...env,
    SMTP_URL: 'smtp://[::1]',
    CONSOLE_HOST: '',
    SITE_URL: 'http://127.0.0.1:3000',
  });
  expect(plain).toMatchObject({ host: '::1', port: 587, isSecure: false, user: '' });
  expect(plain?.console).toBe('http://console.localhost:3000');
  expect(readMailSettings({ ...env, MAIL_FROM: 'a@clinic.example' })?.from.name).toBe('');
});

test.each([
  [{ SMTP_URL: 'https://user:secret@smtp.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'secret' }, 'SMTP_URL'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Maru <no-reply@clinic.example>, <b@c.example>' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Maru\r\nBcc: b@c.example <no-reply@clinic.example>' }, 'MAIL_FROM'],
  [{ CONSOLE_HOST: 'off' }, 'CONSOLE_HOST'],
  [{ CONSOLE_HOST: '' }, 'CONSOLE_HOST'],
  [{ CONSOLE_HOST: 'https://console.example' }, 'CONSOLE_HOST'],
  [{ CONSOLE_HOST: '', SITE_URL: 'http://10.0.0.5:3000' }, 'CONSOLE_HOST'],
])('%o is refused by the name of the variable, without its value', (wrong, name) => {
  const read = () => readMailSettings({ ...env, ...wrong });
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});

test('A text for a header is one line, and an address names one mailbox', () => {
  expect(oneLine(' Han\r\nBcc: a@b.example\u2028\u0000x\t')).toBe('Han Bcc: a@b.example x');
  expect(isMailAddress('kim@clinic.example')).toBe(true);
  for (const address of [
    'a@b.example,c@d.example',
    'a@b.example\r\nRCPT TO:<c@d.example>',
    '<a@b.example>',
    '',
  ])
    expect([address, isMailAddress(address)]).toEqual([address, false]);
});

test('A password is not sent to a server without TLS', async () => {
  const sink = await startSmtpSink();
  const settings = readMailSettings({ ...env, SMTP_URL: sink.url.replace('://', '://kim:secret@') });
  if (!settings) throw new Error('Mail is not set up.');
  const mail = { to: 'kim@clinic.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };
  const sent = smtpSender(settings)(mail, new AbortController().signal);
  await expect(sent).rejects.toMatchObject({ code: 'ETLS' });
  expect(sink.commands.some((command) => /AUTH|MAIL/.test(command))).toBe(false);
});
