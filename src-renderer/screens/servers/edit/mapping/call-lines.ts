/** Names of everything that a mapping can change: calls by area, and the platform's own pages. */
import { useMemo } from 'react';
import { type Translate, translateIfKnown, useText } from '#data/text.ts';
import { type CallFacts, calls } from '#shared/api/call-list.ts';
import { managerBase, type PlacedPage, placedPages } from '#shared/rules/servers/platform-page.ts';
import type { MessageKey } from '#shared/text/index.ts';

export interface MappedLine {
  readonly id: string;
  /** The name within its group. */
  readonly title: string;
  /** The name on its own. */
  readonly whole: string;
  /** The name in a control: a page's title, a call's id. */
  readonly name: string;
  /** The path without a mapping. */
  readonly path: string;
  /** null for a page. */
  readonly call: CallFacts | null;
}

export interface LineGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly MappedLine[];
}

/** Calls of the sandbox alone, which no server has. */
const sandboxOnly: readonly string[] = ['session.accounts', 'session.signIn', 'session.signInPage'];
const pages = 'pages';

/** Groups by title, the platform's pages last. */
export function useLineGroups(): readonly LineGroup[] {
  const { t } = useText();
  return useMemo(() => {
    const byArea = Map.groupBy(
      calls.filter(({ id }) => !sandboxOnly.includes(id)),
      ({ id }) => areaOf(id),
    );
    const groups = [...byArea].map(([area, its]) => {
      const title = translateIfKnown(`servers.mapping.area.${area}`) ?? spaced(area);
      return { id: area, title, lines: its.map((call) => lineOf(call, title, t)) };
    });
    const inOrder = groups.sort((a, b) => a.title.localeCompare(b.title));
    return [
      ...inOrder,
      { id: pages, title: t('servers.mapping.pages'), lines: placedPages.map((page) => pageLine(page, t)) },
    ];
  }, [t]);
}

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

function lineOf(call: CallFacts, area: string, t: Translate): MappedLine {
  const { id, path } = call;
  const title = wordsOf(id.slice(areaOf(id).length + 1));
  return { id, title, whole: t('servers.mapping.inArea', { area, title }), name: id, path, call };
}

/** The name of an operation, translated word by word as far as possible. */
function wordsOf(operation: string): string {
  const words = spaced(operation).split(' ');
  const matches = words
    .map((word) => translateIfKnown(`servers.mapping.word.${word}`) ?? word)
    .join(' ')
    // Chinese has no spaces between words.
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  return matches.slice(0, 1).toLocaleUpperCase() + matches.slice(1);
}

/** For example `saveMixMenu` becomes `save mix menu`. */
function spaced(name: string): string {
  return name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

function pageLine(page: PlacedPage, t: Translate): MappedLine {
  const title = pageTitle(page, t);
  return { id: page.id, title, whole: title, name: title, path: page.path, call: null };
}

function pageTitle(page: PlacedPage, t: Translate): string {
  if (page.id === managerBase.id) return t('servers.form.managerBase');
  if (page.code === 'help') return t('frame.header.platformHelp');
  return t(`frame.menu.entry.${page.code}` as MessageKey);
}
