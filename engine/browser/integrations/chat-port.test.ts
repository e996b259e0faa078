import { afterEach, expect, test, vi } from 'vitest';
import { chatService, forgetChat, prepareChat } from './chat-port.ts';

type Host = { ChannelIO?: { (...call: unknown[]): void; q?: unknown[]; c?: (call: unknown) => void } };
const host = globalThis as Host;
afterEach(() => {
  forgetChat();
  vi.restoreAllMocks();
});

test('every chat operation reaches the script by name, and early calls wait for it', () => {
  expect(prepareChat()).toBe(true);
  chatService.boot({ pluginKey: 'key' });
  chatService.showMessenger();
  expect(host.ChannelIO?.q).toEqual([['boot', { pluginKey: 'key' }], ['showMessenger']]);
  const taken: unknown[] = [];
  if (host.ChannelIO) host.ChannelIO.c = (call) => void taken.push(call);
  chatService.shutdown();
  chatService.hideMessenger();
  chatService.openChat(undefined, 'hello');
  chatService.track('OpenChat', { path: '/' });
  chatService.updateUser({ language: 'en' });
  chatService.addTags(['a']);
  chatService.removeTags(['a']);
  chatService.setPage('/products');
  chatService.resetPage();
  chatService.showChannelButton();
  chatService.hideChannelButton();
  chatService.setAppearance('dark');
  expect(taken).toEqual([
    ['shutdown'],
    ['hideMessenger'],
    ['openChat', undefined, 'hello'],
    ['track', 'OpenChat', { path: '/' }],
    ['updateUser', { language: 'en' }],
    ['addTags', ['a']],
    ['removeTags', ['a']],
    ['setPage', '/products'],
    ['resetPage'],
    ['showChannelButton'],
    ['hideChannelButton'],
    ['setAppearance', 'dark'],
  ]);
});

test('a chat script included twice logs a console error, and the first one continues to work', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = vi.fn();
  host.ChannelIO = first;
  expect(prepareChat()).toBe(false);
  expect(error).toHaveBeenCalledExactlyOnceWith('ChannelIO script included twice.');
  chatService.showMessenger();
  expect(first).toHaveBeenCalledWith('showMessenger');
});

test('without the script nothing happens', () => {
  expect(() => chatService.showMessenger()).not.toThrow();
});
