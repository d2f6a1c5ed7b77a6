import { X } from 'lucide-react';
import { bridge } from '#data/bridge.ts';
import { completeSave } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import { shownInSentence, shownText } from '#shared/kit/shown-text.ts';
import { dayOfCreation } from '#shared/rules/themes/package/made-on.ts';
import { packageTone } from '#shared/rules/themes/package/package-facts.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { Section } from '#widgets/Section.tsx';
import { FindingList } from './FindingList.tsx';
import type { ImportDestination } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';
import type { ImportPlan } from './name-clashes.ts';
import { PackageThemes } from './PackageThemes.tsx';
import type { PackageFile } from './package-files.ts';
import { SendAsItIs } from './SendAsItIs.tsx';

interface OpenPackageProps {
  readonly file: PackageFile;
  readonly to: ImportDestination | null;
  readonly themes: readonly ThemeToImport[];
  /** Themes of all open packages. */
  readonly all: readonly ThemeToImport[];
  readonly onPlan: (id: string, plan: ImportPlan) => void;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** Called with the package that has an edited theme. */
  readonly onChanged: (handle: FileHandle) => void;
  readonly onSaved: () => void;
}

export function OpenPackage(props: OpenPackageProps) {
  const { file, to, themes, all, onPlan, onClose, onRetry, onChanged, onSaved } = props;
  const { t, formatBytes } = useText();
  const { checked, error, edited, handle } = file;
  const save = async () => {
    if (!handle) return;
    const suggestedName = file.name.slice(0, 200);
    const result = await bridge.themePackages.save({ file: handle.id, suggestedName });
    if (await completeSave(result)) onSaved();
  };
  return (
    <Section
      title={shownText(file.name)}
      note={checked && <Badge tone={toneOf(checked)}>{t(`themePackage.kind.${checked.kind}`)}</Badge>}
      tools={
        <>
          {edited && (
            <Button size="small" onClick={() => void save().catch(notifyFailure)}>
              {t('themePackages.save')}
            </Button>
          )}
          <IconButton
            label={t('themePackages.close', { name: shownInSentence(file.name) })}
            onClick={onClose}
          >
            <X size={15} aria-hidden="true" />
          </IconButton>
        </>
      }
      text={formatBytes(file.size)}
    >
      {error && <ErrorNotice error={error} title={t('themePackages.checkFailed')} onRetry={onRetry} />}
      {!checked && !error && (
        <Progress label={t('themePackages.checking')} done={Math.round(file.progress * 100)} total={100} />
      )}
      {checked && <Facts checked={checked} />}
      {checked && <FindingList findings={checked.findings.map((finding) => ({ finding }))} />}
      {checked?.kind === 'unknown-zip' && file.handle && to && (
        <SendAsItIs name={file.name} handle={file.handle} findings={checked.findings} to={to} />
      )}
      <PackageThemes themes={themes} all={all} to={to} onPlan={onPlan} onChanged={onChanged} />
      {checked && checked.entries.length > 0 && <Entries checked={checked} />}
    </Section>
  );
}

function toneOf({ themes, ...checked }: CheckedPackage) {
  return packageTone({ ...checked, themes: Object.values(themes).map((findings) => ({ findings })) });
}

function Facts({ checked: { manifest } }: { readonly checked: CheckedPackage }) {
  const { t, formatTime, formatDay } = useText();
  if (!manifest) return null;
  const { author, licence, part, product, created, release, families = [] } = manifest;
  const familyNames = families.map(({ name }) => shownText(name)).join(t('common.form.separator'));
  const day = dayOfCreation(created);
  const bounds = product.min || product.max ? { min: product.min ?? '…', max: product.max ?? '…' } : null;
  const facts = [
    ['version', release && shownText(release.version)],
    ['part', t(`themePackage.part.${part}`)],
    ['author', author && shownText(author)],
    ['licence', licence && shownText(licence)],
    ['families', familyNames],
    ['product', bounds && t('themePackages.bounds', bounds)],
    ['created', day === null ? formatTime(Date.parse(created)) : formatDay(day)],
  ] as const;
  const changes = release?.changes;
  return (
    <>
      <p className={`${layout.inline} ${ink.quiet}`}>
        {facts.map(
          ([name, value]) =>
            value && (
              <span key={name}>{t('themePackages.fact', { name: t(`themePackages.${name}`), value })}</span>
            ),
        )}
      </p>
      {changes && (
        <section aria-label={t('themePackages.whatChanged')}>
          <p className={ink.heading}>{t('themePackages.whatChanged')}</p>
          {changes.split(/\r?\n/).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
            <p key={index} className={ink.text}>
              {shownText(line)}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function Entries({ checked: { entries } }: { readonly checked: CheckedPackage }) {
  const { t, formatBytes } = useText();
  return (
    <Disclosure title={t('themePackages.entries', { count: entries.length })}>
      <ul>
        {entries.slice(0, 200).map(({ path, bytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a refused zip may name an entry twice
          <li key={`${index} ${path}`}>
            <code>{path}</code> {formatBytes(bytes)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
