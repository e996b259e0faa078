// The script of the page: slides and the popup. The browser does the rest natively.
const track = document.querySelector('.hero .track');
const count = track.children.length;
const at = document.querySelector('.hero .controls span');
let current = 0;
let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
const go = (to) => {
  current = (to + count) % count;
  track.scrollTo({ left: current * track.clientWidth, behavior: 'smooth' });
  at.textContent = `${current + 1} / ${count}`;
};
document.querySelector('.hero .controls').addEventListener('click', ({ target }) => {
  if (target.dataset.step) go(current + Number(target.dataset.step));
  else if ('pause' in target.dataset) isPaused = !isPaused;
});
addEventListener('load', () => {
  for (const kept of track.querySelectorAll('template')) kept.replaceWith(kept.content);
  setInterval(() => isPaused || document.hidden || go(current + 1), 3000);
  const popup = document.querySelector('.popup');
  const name = `DO_NOT_SHOW_POPUP_${popup.dataset.id}`;
  if (document.cookie.includes(name)) return;
  popup.addEventListener('close', () => {
    const expires = new Date().setHours(24, 0, 0, 0);
    if (popup.querySelector('input').checked) cookieStore.set({ name, value: '1', expires });
  });
  setTimeout(() => popup.showModal(), 1000);
});
