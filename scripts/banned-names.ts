/**
 * Names that say nothing of what they hold: `place` stood for a record's locator, an index, a scope, a position, a
 * prefix and a path; a bare participle says never of what. Keys of object literals follow the types that they fill, and
 * a name that is taken over from a member by its own name follows the member: neither is looked at.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Every declared name with this word in it. */
const bannedWord = /(?:^p|P)laces?(?![a-z])/;
/** Names of exports and of members: a value within a file is short-lived, and its declaration stands beside it. */
const bannedNames = new Set(
  'turn settle settled late ahead apart wanted meant called Came sayOf sameBreath said told given kept held made shown own found known asked turned taken begun gone sent brought vouched agreed demanded noted unasked arrived reached answered besides handed hung headed pictured framed refused left seen there listed drawn offered stuck meanwhile again elsewhere twice inside outside bound lost'.split(
    ' ',
  ),
);

/** Members that are stored, sent or typed under the word, with reasons. A key is a file, `#` and the member. */
const heldNames: Readonly<Record<string, string>> = {
  'src-main/cli/command-line/options.ts#late': 'the option --late',
  'src-main/desktop/window-state.ts#places': 'a key of the stored window state',
  'src-main/services/changes/changes-service.ts#elsewhere': 'a call of the bridge, `changes.elsewhere`',
  'src-main/services/changes/tray-leases.ts#turn': 'a key of what changes.turn tells over the bridge',
  'src-main/services/findings/findings-service.ts#left':
    'a key of the answer of findings.mark over the bridge',
  'src-main/services/licence/secrets.ts#held': 'a key of what the page is told over the bridge',
  'src-main/services/policy/policy-locations.ts#place':
    'a key of the effective policy, which steward policy --json prints',
  'src-main/services/policy/policy-service.ts#place': 'an entry of `places` in the effective policy',
  'src-main/services/versions/versions-service.ts#held': 'a key of a stored version, and of the bridge',
  'src-renderer/data/changes/change.ts#place': 'a key of a way back, which the journal stores',
  'src-renderer/data/records/presence-undo.ts#made': 'a key of a locator, which the journal stores',
  'src-renderer/data/records/presence-undo.ts#there': 'the field of a presence, which the journal stores',
  'src-renderer/screens/applications/History/app-past.ts#place':
    'a key of a way back, which the journal stores',
  'src-renderer/screens/back-menu/Sets/menu-set.ts#own':
    'a key of a file of menus (docs/formats/menu-set.md)',
  'src-renderer/screens/back-menu/Sets/menu-set.ts#shown': 'a key of a file of menus',
  'src-renderer/screens/servers/edit/mapping/part-text.ts#left': 'the side of an equals sign, beside `right`',
  'src-renderer/state/tray.ts#place': 'a key of a collected change',
  'src-renderer/widgets/AppGroups/group-changes.ts#made': 'a key of a locator, which the journal stores',
  'src-renderer/widgets/CellSheet/cell-range.ts#left': 'the edge of a range, beside `right`',
  'src-renderer/widgets/Form/SwitchNow.tsx#place': 'a key of a collected change',
  'src-renderer/widgets/Form/change.ts#place': 'a key of a collected change',
  'src-renderer/widgets/List/column-choice.ts#shown': 'a key of the stored choice of columns',
  'src-renderer/widgets/List/use-log-file.ts#sent': 'a key of a signed package of a log (docs/formats)',
  'src-renderer/widgets/schedule-set.ts#late': 'a key of a stored job',
  'src-shared/api/endpoint.ts#given':
    'a word of docs/GLOSSARY.md, which the description of the interface prints',
  'src-shared/api/plain-list.ts#given': 'a word of docs/GLOSSARY.md, as in api/endpoint.ts',
  'src-shared/rules/changes/apply.ts#late': 'a key of a stored outcome',
  'src-shared/rules/changes/apply.ts#place': 'a key of a stored outcome',
  'src-shared/rules/changes/approval/canonical.ts#place':
    'a key of a collected change, which an approval signs',
  'src-shared/rules/changes/mapping/references.ts#place': 'a key of a configuration’s record',
  'src-shared/rules/changes/way-back.ts#place': 'a key of a way back, which the journal stores',
  'src-shared/rules/common/record/plain-list.ts#there': 'the field of a presence, which the journal stores',
  'src-shared/rules/configuration/compare.ts#place':
    'a key of a difference, which steward config diff --json prints',
  'src-shared/rules/custom-applications/custom-form.ts#offered':
    'a field of a record, which the journal stores',
  'src-shared/rules/licence/usage-check.ts#left': 'a key of the licence report as JSON',
  'src-shared/rules/policy/policy-layers.ts#place':
    'a key of the effective policy, which steward policy --json prints',
  'src-shared/rules/quick-create/shown-entrances.ts#own': 'a key of what the platform answers',
  'src-shared/rules/records/applications/app-cells-records.ts#shown':
    'a field of a record, which the journal stores',
  'src-shared/rules/records/back-menu/menu-presence.ts#there':
    'the field of a presence, which the journal stores',
  'src-shared/rules/records/custom-applications/custom-app-presence.ts#made':
    'a key of a locator, which the journal stores',
  'src-shared/rules/records/invitations/invitation-again-record.ts#there':
    'the field of a presence, which the journal stores',
  'src-shared/rules/records/invitations/invitation-record.ts#there':
    'the field of a presence, which the journal stores',
  'src-shared/rules/records/login-method-presence.ts#there':
    'the field of a presence, which the journal stores',
  'src-shared/rules/records/numbered-presence.ts#made': 'a key of a locator, which the journal stores',
  'src-shared/rules/records/numbered-presence.ts#there': 'the field of a presence, which the journal stores',
  'src-shared/rules/records/online-white-record.ts#listed': 'a field of a record, which the journal stores',
  'src-shared/rules/records/taken-record.ts#there': 'the field of a presence, which the journal stores',
  'src-shared/rules/records/themes/theme-presence.ts#there':
    'the field of a presence, which the journal stores',
  'src-shared/rules/servers/check/page-calls.ts#besides': 'a key of the generated table page-calls.json',
  'src-shared/rules/servers/check/page-calls.ts#own': 'a key of the generated table page-calls.json',
};

/** Tests, and texts that are made of the JSON. */
const unread = /\.(test|spec|bench)\.|\/testing\/|\/text\/tables\//;
/** Sources without any of these words need no parsing. */
const worthParsing = new RegExp(`[pP]lace|\\b(?:${[...bannedNames].join('|')})\\b`);

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Returns `file#name` for each banned name that is declared in a source. */
function bannedNamesIn(file: string, content: string): string[] {
  if (!worthParsing.test(content)) return [];
  const { program, errors } = parseSync(file, content);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  const note = (name: string, lasts: boolean): void => {
    if (bannedWord.test(name) || (lasts && bannedNames.has(name))) found.push(`${file}#${name}`);
  };
  const visit = (value: unknown, isExported: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, isExported);
    if (!isNode(value)) return;
    for (const [name, lasts] of declaredBy(value, isExported)) note(name, lasts);
    const exporting = value.type === 'ExportNamedDeclaration' || value.type === 'ExportDefaultDeclaration';
    const passesOn = exporting || (isExported && value.type === 'VariableDeclaration');
    for (const [key, below] of Object.entries(value))
      if (key !== 'parent')
        visit(below, passesOn && (exporting ? key === 'declaration' : key === 'declarations'));
  };
  visit(program, false);
  return found;
}

/** `lasts`: the name is read far from its declaration, as that of an export or a member. */
type Declared = readonly [name: string, lasts: boolean];

function declaredBy(node: SyntaxNode, isExported: boolean): Declared[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [...namesOf(node.id, isExported), ...parameters(node)];
    case 'VariableDeclarator':
      return namesOf(node.id, isExported);
    case 'TSPropertySignature':
    case 'PropertyDefinition':
      return namesOf(node.key, true);
    case 'TSMethodSignature':
      return [...namesOf(node.key, true), ...parameters(node)];
    case 'MethodDefinition':
      return namesOf(node.key, true);
    default:
      return parameters(node);
  }
}

function parameters({ params }: SyntaxNode): Declared[] {
  return Array.isArray(params) ? params.flatMap((one) => namesOf(one, false)) : [];
}

/** The names that a pattern declares; `{ place }` takes a member over by its name, `{ place: other }` does not. */
function namesOf(pattern: unknown, lasts: boolean): Declared[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [[String(pattern.name), lasts]];
    case 'AssignmentPattern':
      return namesOf(pattern.left, lasts);
    case 'RestElement':
      return namesOf(pattern.argument, lasts);
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap((one) => namesOf(one, lasts));
    case 'ObjectPattern':
      return (pattern.properties as SyntaxNode[]).flatMap((one) =>
        one.shorthand === true ? [] : namesOf(one.value ?? one.argument, lasts),
      );
    default:
      return [];
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns a line for each banned name under `base` without a reason, and for each reason whose name is gone. */
export function nameBreaches(base: string, held: Readonly<Record<string, string>> = heldNames): string[] {
  const found = globSync('{src-*,scripts}/**/*.{ts,tsx,mjs}', { cwd: base })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !unread.test(file))
    .flatMap((file) => bannedNamesIn(file, readFileSync(join(base, file), 'utf8')));
  const gone = Object.keys(held).filter(
    (row) => !found.includes(row) && existsSync(join(base, row.split('#', 1)[0] ?? '')),
  );
  return [
    ...[...new Set(found)]
      .filter((one) => !(one in held))
      .map((one) => `${one}: the name says nothing of what it holds; call it by a noun of the field.`),
    ...gone.map((row) => `${row}: is gone. Take its row from scripts/banned-names.ts.`),
  ];
}
