/** JSON schemas of the terminal's output and of our files, from the program's own contracts. */
import * as z from 'zod';
import { licence as licenceContent, licenceModule } from '#shared/rules/common/licence/licence.ts';
import { licenceReading, licenceSummary } from '#shared/rules/licence/reading.ts';
import { serverCheckShape } from '#shared/rules/servers/check/check-shape.ts';
import { mappingFile } from '#shared/rules/servers/mapping/mapping-file.ts';
import { savedAnswer } from '#shared/rules/servers/mapping/saved-answer.ts';
import { appsSameAsShape } from '../../src-main/cli/render/json/apps.ts';
import {
  changesApplyShape,
  changesCheckShape,
  changesDiffShape,
  changesSetsShape,
  changesShowShape,
} from '../../src-main/cli/render/json/changes.ts';
import { configApplyShape, configDiffShape, configPlanShape } from '../../src-main/cli/render/json/config.ts';
import { changesAtServersShape, configAtServersShape } from '../../src-main/cli/render/json/each-server.ts';
import { jobsListShape, runShape } from '../../src-main/cli/render/json/jobs.ts';
import { licenceFamilyShape, licencePairShape } from '../../src-main/cli/render/json/licence.ts';
import { logEvidenceShape } from '../../src-main/cli/render/json/log.ts';
import { watchShape } from '../../src-main/cli/render/json/watch.ts';
import { mappingCheckShape, serverRecordShape } from '../../src-main/cli/render/json/mapping.ts';
import { policyCheckShape, policyShape } from '../../src-main/cli/render/json/policy.ts';
import {
  profilesCheckShape,
  profilesImportShape,
  profilesListShape,
} from '../../src-main/cli/render/json/profiles.ts';
import { themeCheckShape, themeDiffShape, themeListShape } from '../../src-main/cli/render/json/theme.ts';
import { folderShapes } from '../../src-main/formats/configuration/folder.ts';
import { journal } from '../../src-shared/bridge/journal.ts';
import { licenceDomain } from '../../src-shared/bridge/licence/licence.ts';
import { changeFile } from '../../src-shared/rules/changes/change-file.ts';
import { namesFile } from '../../src-shared/rules/changes/mapping/names-file.ts';
import { changesReportShape } from '../../src-shared/rules/changes/report-shape.ts';
import { configurationFile } from '../../src-shared/rules/configuration/configuration-file.ts';
import { boardShape } from '../../src-shared/rules/licence/board/board-json.ts';
import { licenceComparison } from '../../src-shared/rules/licence/comparison.ts';
import { reportShape } from '../../src-shared/rules/licence/report/report-json.ts';
import { policyDocument } from '../../src-shared/rules/policy/policy-document.ts';
import { packageManifest } from '../../src-shared/rules/themes/package/manifest.ts';

/** Incremented when existing content changes its meaning; new members do not count. */
const version = 1;

/** Parts that several shapes use, which each file defines once under these names. */
const parts = {
  licence: licenceContent,
  module: licenceModule,
  summary: licenceSummary,
  changes: licenceComparison,
};

interface Published {
  readonly title: string;
  readonly shape: z.ZodType;
}

const published = {
  'licence-reading': { title: 'What “steward licence parse --json” prints', shape: licenceReading },
  'licence-comparison': {
    title: 'What “steward licence compare A B --json” prints',
    shape: licencePairShape,
  },
  'licence-family': {
    title: 'What “steward licence compare A B C … --json” prints',
    shape: licenceFamilyShape,
  },
  'licence-board': { title: 'What “steward licence board --json” prints', shape: boardShape },
  'licence-report': { title: 'What “steward licence report --json” prints', shape: reportShape },
  'licence-history': {
    title: 'What “steward licence history --json” prints',
    shape: licenceDomain.calls.history.result,
  },
  'licence-keys': {
    title: 'What “steward licence keys --json” prints',
    shape: licenceDomain.calls.keys.result,
  },
  'profiles-list': { title: 'What “steward profiles list --json” prints', shape: profilesListShape },
  'profiles-import': { title: 'What “steward profiles import --json” prints', shape: profilesImportShape },
  'profiles-check': {
    title: 'What “steward profiles check --json” prints',
    shape: profilesCheckShape,
  },
  'server-check': {
    title: 'What “steward server check --json” prints, and the page exports',
    shape: serverCheckShape,
  },
  'policy-check': { title: 'What “steward policy check --json” prints', shape: policyCheckShape },
  'effective-policy': { title: 'What “steward policy --json” prints', shape: policyShape },
  watch: { title: 'What “steward watch --once --json” prints, and a webhook gets', shape: watchShape },
  'log-evidence': { title: 'What “steward log verify --json” prints', shape: logEvidenceShape },
  'journal-entries': {
    title: 'What “steward journal --json” prints',
    shape: journal.calls.listWhole.result,
  },
  'changes-show': { title: 'What “steward changes show --json” prints', shape: changesShowShape },
  'changes-diff': { title: 'What “steward changes diff --json” prints', shape: changesDiffShape },
  'changes-check': { title: 'What “steward changes check --json” prints', shape: changesCheckShape },
  'changes-apply': { title: 'What “steward changes apply --json” prints', shape: changesApplyShape },
  'changes-apply-servers': {
    title: 'What “steward changes apply --servers A,B --json” prints',
    shape: changesAtServersShape,
  },
  'changes-sets': { title: 'What “steward changes sets --json” prints', shape: changesSetsShape },
  'change-file': { title: 'A file of collected changes (.steward-changes)', shape: changeFile },
  'changes-report': { title: 'The report of a set that was applied together', shape: changesReportShape },
  'config-diff': { title: 'What “steward config diff --json” prints', shape: configDiffShape },
  'config-plan': { title: 'What “steward config plan --json” prints', shape: configPlanShape },
  'config-apply': { title: 'What “steward config apply --json” prints', shape: configApplyShape },
  'config-apply-servers': {
    title: 'What “steward config apply --servers A,B --json” prints',
    shape: configAtServersShape,
  },
  'apps-same-as': { title: 'What “steward apps same-as --json” prints', shape: appsSameAsShape },
  'configuration-folder': { title: 'steward-configuration.json of a folder', shape: folderShapes.folder },
  'configuration-record': { title: 'A record in a folder of a configuration', shape: folderShapes.record },
  'configuration-file': {
    title: 'A server’s configuration (.steward-config)',
    shape: configurationFile,
  },
  policy: { title: 'A policy of Steward', shape: policyDocument },
  'jobs-list': { title: 'What “steward jobs list --json” prints', shape: jobsListShape },
  'jobs-run': { title: 'What “steward run --json” prints', shape: runShape },
  'mapping-check': { title: 'What “steward mapping check --json” prints', shape: mappingCheckShape },
  'server-record': { title: 'What “steward server record --json” prints', shape: serverRecordShape },
  'saved-answer': {
    title: 'An answer that “steward server record” saved (.answer.json)',
    shape: savedAnswer,
  },
  'names-file': { title: 'What names are on another server (.steward-names)', shape: namesFile },
  'mapping-file': { title: 'A server’s mapping (.steward-mapping)', shape: mappingFile },
  'theme-package': { title: 'manifest.json of a theme package', shape: packageManifest },
  'theme-check': { title: 'What “steward theme check --json” prints', shape: themeCheckShape },
  'theme-list': { title: 'What “steward theme list --json” prints', shape: themeListShape },
  'theme-diff': { title: 'What “steward theme diff --json” prints', shape: themeDiffShape },
} as const satisfies Record<string, Published>;

/** Name and schema (JSON Schema 2020-12) of each. */
export function terminalSchemas(): [string, object][] {
  return Object.entries(published).map(([name, { title, shape }]) => [name, schemaOf(name, title, shape)]);
}

function schemaOf(name: string, title: string, shape: z.ZodType): object {
  const named = z.registry<{ id: string }>();
  for (const [id, part] of Object.entries(parts)) if (part !== shape) named.add(part, { id });
  // With `input` zod leaves objects open: a later program may add members.
  const { $schema, ...schema } = z.toJSONSchema(shape, { metadata: named, io: 'input' });
  return { $schema, $id: `urn:steward:${name}:${version}`, title, ...withoutIds(schema) };
}

/** zod repeats the name of a part inside it; `$id` would give the part an address of its own. */
function withoutIds<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutIds) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, one]) => !(key === 'id' && typeof one === 'string'));
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutIds(one)])) as T;
}
