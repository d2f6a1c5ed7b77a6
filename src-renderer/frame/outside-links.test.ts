import { afterEach, expect, test } from 'vitest';
import { outsideAddress } from './outside-links.ts';

afterEach(() => document.body.replaceChildren());

const clicked = (html: string, more: { trusted?: boolean; prevented?: boolean } = {}): string | null => {
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
  const { trusted = true, prevented = false } = more;
  const event = new Event('click', { bubbles: true, cancelable: true });
  let address: string | null = 'not clicked';
  const look = (given: Event): void => {
    if (prevented) given.preventDefault();
    address = outsideAddress(given, trusted);
  };
  window.addEventListener('click', look, { once: true });
  (document.querySelector('b') ?? document.body).dispatchEvent(event);
  return address;
};

test('a person’s click on a link to another website, by whatever means, gives its address', () => {
  expect(clicked('<a href="https://example.com/a" target="_blank"><b>x</b></a>')).toBe(
    'https://example.com/a',
  );
  expect(clicked('<a href="mailto:a@b.example" target="_blank"><b>x</b></a>')).toBe('mailto:a@b.example');
});

test('nothing else does', () => {
  const link = '<a href="https://example.com/a" target="_blank"><b>x</b></a>';
  expect(clicked(link, { trusted: false })).toBeNull();
  expect(clicked(link, { prevented: true })).toBeNull();
  expect(clicked('<a href="/base"><b>x</b></a>')).toBeNull();
  expect(clicked('<a href="javascript:1" target="_blank"><b>x</b></a>')).toBeNull();
  expect(clicked('<b>x</b>')).toBeNull();
});
