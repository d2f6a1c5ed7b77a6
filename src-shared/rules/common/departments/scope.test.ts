import { describe, expect, it } from 'vitest';
import { type Department, detachOf, resolveScope, type ScopeFacts } from './scope.ts';

const dept = (id: string): Department => ({ id, name: id });

it.each([
  [false, undefined, 'off'],
  [false, 'depth', 'off'],
  [true, 'depth', 'depth'],
  [true, 'plain', 'on'],
] as const)('detachable %s, type %s: %s', (detachable, type, expected) => {
  expect(detachOf(detachable, type)).toBe(expected);
});

describe('the department that a page is about', () => {
  const on: ScopeFacts = {
    detach: 'on',
    root: dept('root'),
    tops: [dept('top'), dept('other')],
    requested: null,
    ownDepartment: dept('own'),
  };
  it.each<[string, Partial<ScopeFacts>, string | null, string | null]>([
    ['without detach the root', { detach: 'off', requested: dept('x') }, 'root', null],
    ['without detach and root none', { detach: 'off', root: null }, null, null],
    ['with detach the first that one may see', {}, 'top', null],
    ['the one that is asked for', { requested: dept('x') }, 'x', null],
    ['depth-open is no different', { detach: 'depth', requested: dept('x') }, 'x', null],
    ['a tree that failed: the own', { tops: null, requested: dept('x') }, 'own', 'treeFailed'],
    ['a tree that failed, and no own', { tops: null, ownDepartment: null }, null, null],
    ['one that is not allowed: the own', { requested: 'notAllowed' }, 'own', 'notAllowed'],
    ['one that is gone: the own', { requested: 'gone' }, 'own', 'gone'],
    ['gone, and the own unknown: the first', { requested: 'gone', ownDepartment: null }, 'top', 'gone'],
    ['nothing that one may see', { tops: [], requested: dept('x') }, null, null],
  ])('%s', (_, facts, id, instead) => {
    const place = resolveScope({ ...on, ...facts });
    expect(place?.department.id ?? null).toBe(id);
    expect(place?.instead ?? null).toBe(instead);
  });
});
