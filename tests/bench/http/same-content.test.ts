import { expect, test } from 'vitest';
import { sameContent } from './same-content.ts';

const page = (body: string) =>
  `<html><body><div id="maru-root">${body}</div><div class="Progress" hidden></div></html>`;

test("React's comments, ids and the order of attributes are ignored", () => {
  const one = page('<p id="a" class="b">총 3 개</p>');
  const other = page('<p class="b" id="_R_1_">총 <!-- -->3<!-- --> 개</p>');
  expect(() => sameContent(one, other, 'react')).not.toThrow();
});

test('a missing element or word is named', () => {
  expect(() => sameContent(page('<p>a</p>'), page('<b>a</b>'), 'react')).toThrow('react sends 0 <p>, not 1');
  expect(() => sameContent(page('<p>열림</p>'), page('<p>닫힘</p>'), 'react')).toThrow('닫힘');
});

test('a document that is not a page of the site is rejected', () => {
  expect(() => sameContent('<p>a</p>', '<p>a</p>', 'react')).toThrow('frame');
});
