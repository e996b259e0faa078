// The demo messenger replaces Channel Talk's script and accepts the same calls through `window.ChannelIO`
// (engine/browser/integrations/chat-port.ts). It is a classic script without imports, independent of the site.
{
  type Call = [name: string, ...given: unknown[]];
  type Taker = ((...call: Call) => void) & {
    q?: ArrayLike<unknown>[];
    c?: (call: ArrayLike<unknown>) => void;
  };
  type Options = {
    pluginKey?: string;
    language?: string;
    hideChannelButtonOnBoot?: boolean;
    appearance?: string;
  };
  type Line = { from: 'visitor' | 'clinic'; text: string };

  const words: Record<string, Record<string, string>> = {
    title: { ko: '채팅 상담', en: 'Chat with us', ja: 'チャット相談', zh: '在线咨询' },
    hello: {
      ko: '안녕하세요. 무엇을 도와드릴까요?',
      en: 'Hello. How can we help you?',
      ja: 'こんにちは。ご用件をお聞かせください。',
      zh: '您好，请问有什么可以帮您？',
    },
    answer: {
      ko: '문의해 주셔서 감사합니다. 데모 채팅이라 실제 상담은 연결되지 않습니다.',
      en: 'Thank you for writing. This is a demo chat: nobody reads it.',
      ja: 'お問い合わせありがとうございます。デモのため、実際の相談にはつながりません。',
      zh: '感谢您的咨询。这是演示聊天，不会接通真人客服。',
    },
    box: { ko: '메시지', en: 'Message', ja: 'メッセージ', zh: '消息' },
    send: { ko: '보내기', en: 'Send', ja: '送信', zh: '发送' },
    close: { ko: '채팅 닫기', en: 'Close the chat', ja: 'チャットを閉じる', zh: '关闭聊天' },
  };
  const css = `
    :host { all: initial; }
    * { box-sizing: border-box; font: 15px/1.5 system-ui, sans-serif; }
    [hidden] { display: none !important; }
    .panel { position: fixed; inset: auto 16px 16px auto; z-index: 100; display: flex; flex-direction: column;
      width: 360px; max-width: calc(100vw - 32px); height: 520px; max-height: calc(100dvh - 32px); overflow: hidden;
      border-radius: 16px; background: #fff; color: #222; box-shadow: 0 8px 40px rgb(0 0 0 / 25%); }
    .head { display: flex; align-items: center; justify-content: space-between; padding: 8px 8px 8px 20px;
      background: #3d4152; color: #fff; }
    h2 { margin: 0; font-weight: 600; }
    .head button { width: 44px; height: 44px; border: 0; border-radius: 8px; background: none; color: inherit;
      font-size: 22px; cursor: pointer; }
    .log { flex: 1; overflow-y: auto; padding: 16px; overscroll-behavior: contain; }
    .log p { width: fit-content; max-width: 85%; margin: 0 0 8px; padding: 8px 12px; border-radius: 12px;
      background: #f0f1f5; overflow-wrap: anywhere; white-space: pre-wrap; }
    .log p.visitor { margin-inline-start: auto; background: #3d4152; color: #fff; }
    form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #dfe1e8; }
    input { flex: 1; min-width: 0; height: 44px; padding: 0 12px; border: 1px solid #84889a; border-radius: 8px;
      background: #fff; color: inherit; }
    form button { height: 44px; padding: 0 16px; border: 0; border-radius: 8px; background: #3d4152; color: #fff;
      cursor: pointer; }
    .launcher { position: fixed; inset: auto 16px 16px auto; height: 52px; padding: 0 20px; border: 0;
      border-radius: 26px; background: #3d4152; color: #fff; cursor: pointer; }
    :focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; }
    .panel.dark { background: #22242c; color: #f4f4f6; }
    .panel.dark .log p:not(.visitor) { background: #3a3d49; }
    .panel.dark input { background: #22242c; }
  `;

  const storeKey = 'demo-chat';
  let options: Options = {};
  let lines: Line[] = [];
  let previousFocus: HTMLElement | null = null;

  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, more: object = {}) =>
    Object.assign(document.createElement(name), more);
  const host = make('div', { id: 'ch-plugin' });
  const shadow = host.attachShadow({ mode: 'open' });
  const title = make('h2', { id: 'title' });
  const close = make('button', { type: 'button', textContent: '×' });
  const head = make('div', { className: 'head' });
  head.append(title, close);
  const log = make('div', { className: 'log', tabIndex: 0 });
  log.setAttribute('role', 'log');
  const box = make('input', { type: 'text', maxLength: 500, autocomplete: 'off' });
  const send = make('button', { type: 'submit' });
  const form = make('form');
  form.append(box, send);
  const panel = make('div', { className: 'panel', hidden: true });
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', 'title');
  panel.append(head, log, form);
  const launcher = make('button', { className: 'launcher', type: 'button', hidden: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(panel, launcher);

  const textOf = (name: string) => words[name]?.[options.language ?? 'ko'] ?? words[name]?.en ?? '';

  const paint = () => {
    host.lang = options.language ?? 'ko';
    title.textContent = textOf('title');
    log.setAttribute('aria-label', textOf('title'));
    close.setAttribute('aria-label', textOf('close'));
    box.setAttribute('aria-label', textOf('box'));
    box.placeholder = textOf('box');
    send.textContent = textOf('send');
    launcher.textContent = textOf('title');
    const all: Line[] = [{ from: 'clinic', text: textOf('hello') }, ...lines];
    log.replaceChildren(...all.map(({ from, text }) => make('p', { className: from, textContent: text })));
    log.scrollTop = log.scrollHeight;
  };
  const write = (line: Line) => {
    lines = [...lines, line].slice(-50);
    sessionStorage.setItem(storeKey, JSON.stringify(lines));
    paint();
  };
  const show = () => {
    previousFocus = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    panel.hidden = false;
    paint();
    box.focus();
  };
  const hide = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    (previousFocus?.isConnected ? previousFocus : launcher).focus();
  };
  const applyAppearance = (name: unknown) => {
    const isDark = name === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : name === 'dark';
    panel.classList.toggle('dark', isDark);
  };

  close.addEventListener('click', hide);
  launcher.addEventListener('click', show);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = box.value.trim();
    if (!text) return;
    box.value = '';
    write({ from: 'visitor', text });
    setTimeout(() => write({ from: 'clinic', text: textOf('answer') }), 600);
  });

  const done = (callback: unknown, user: object = {}) => {
    if (typeof callback === 'function') callback(null, user);
  };
  /** Reports calls as events in the page, for demos and tests. */
  const seen = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent('demo-chat', { detail: { name, detail } }));

  const calls: Record<string, (...given: unknown[]) => void> = {
    boot: (given, callback) => {
      options = { ...(given as Options) };
      if (!options.pluginKey)
        return typeof callback === 'function' && callback(new Error('pluginKey is missing'));
      lines = JSON.parse(sessionStorage.getItem(storeKey) ?? '[]');
      document.body.append(host);
      launcher.hidden = options.hideChannelButtonOnBoot === true;
      applyAppearance(options.appearance);
      paint();
      done(callback);
    },
    shutdown: () => {
      sessionStorage.removeItem(storeKey);
      lines = [];
      panel.hidden = true;
      host.remove();
    },
    showMessenger: show,
    hideMessenger: hide,
    openChat: (_chat, message) => {
      show();
      if (typeof message === 'string') box.value = message;
    },
    updateUser: (user, callback) => {
      options = { ...options, ...(user as Options) };
      paint();
      done(callback);
    },
    addTags: (_tags, callback) => done(callback),
    removeTags: (_tags, callback) => done(callback),
    showChannelButton: () => {
      launcher.hidden = false;
    },
    hideChannelButton: () => {
      launcher.hidden = true;
    },
    setAppearance: applyAppearance,
  };

  const take = (call: ArrayLike<unknown>) => {
    const [name, ...given] = Array.from(call) as Call;
    seen(name, given[0]);
    calls[name]?.(...given);
  };
  const global = (window as unknown as { ChannelIO?: Taker }).ChannelIO;
  if (global) {
    const waiting = global.q ?? [];
    global.c = take;
    global.q = [];
    for (const call of waiting) take(call);
  }
}
