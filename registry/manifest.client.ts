/** Island type → how to load its code. Static blocks are not in it (client/build/islands-plugin). */
export { islands } from 'virtual:maru/islands';
