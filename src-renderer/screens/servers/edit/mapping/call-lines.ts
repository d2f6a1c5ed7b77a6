/** What a mapping can say something of, in words: calls by what they are about, and the platform's own pages. */
import { useMemo } from 'react';
import { type Translate, translateIfKnown, useText } from '#data/text.ts';
import { type CallFacts, calls } from '#shared/api/call-list.ts';
import { managerBase, type PlacedPage, placedPages } from '#shared/rules/servers/platform-page.ts';
import type { MessageKey } from '#shared/text/index.ts';

export interface MappedLine {
  readonly id: string;
  /** What a person calls it, among others of its group. */
  readonly title: string;
  /** The same where it stands alone. */
  readonly whole: string;
  /** As a control names it: a page by its title, a call by its id. */
  readonly name: string;
  /** Where it is without a word of the profile. */
  readonly path: string;
  /** Null: a page. */
  readonly call: CallFacts | null;
}

export interface LineGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly MappedLine[];
}

/** Asked of the sandbox alone: no server has them. */
const sandboxOnly: readonly string[] = ['session.accounts', 'session.signIn', 'session.signInPage'];
const pages = 'pages';

/** Groups in the order of their titles, the platform's pages last. */
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

/** The name of an operation, word by word, as far as there are words for it. */
function wordsOf(operation: string): string {
  const words = spaced(operation).split(' ');
  const said = words
    .map((word) => translateIfKnown(`servers.mapping.word.${word}`) ?? word)
    .join(' ')
    // Chinese has no blanks between its words.
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  return said.slice(0, 1).toLocaleUpperCase() + said.slice(1);
}

/** `saveMixMenu` as `save mix menu`. */
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
