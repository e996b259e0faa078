import { randomBytes } from 'node:crypto';
import type { ReactElement } from 'react';

// A random mark, so that content cannot forge a hole.
const mark = randomBytes(9).toString('base64url');
const pattern = new RegExp(`<template data-hole="${mark}(\\d+)"></template>`);

/** Marks the place in a React tree where the HTML of a nested node goes. */
export function Hole({ index }: { index: number }): ReactElement {
  return <template data-hole={`${mark}${index}`} />;
}

/** Splits the HTML of a block at its holes: text, index of the slot, text, index … text. */
export function splitAtHoles(html: string): (string | number)[] {
  return html.split(pattern).map((part, index) => (index % 2 ? Number(part) : part));
}
