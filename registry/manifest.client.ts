/** Island type → how to load its code. Static blocks are not in it (scripts/vite/islands-plugin). */
export { islands } from 'virtual:maru/islands';
