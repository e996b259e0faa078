/** Island type → function that loads its code. Static blocks are not included (scripts/vite/islands-plugin). */
export { islands } from 'virtual:maru/islands';
