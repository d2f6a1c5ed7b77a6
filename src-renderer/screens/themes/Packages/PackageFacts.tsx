/** The facts that a package says of itself: author, licence, day, version with its changes, and the signature. */
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { releaseLimits, releaseVersion } from '#shared/rules/themes/package/package-release.ts';
import { DatePicker } from '#widgets/controls/DatePicker.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';

export interface PackageFacts {
  readonly author: string;
  readonly licence: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** '' for a package without a version. */
  readonly version: string;
  readonly changes: string;
  /** Signed with the installation's key. */
  readonly sign: boolean;
}

export const newPackageFacts = (): PackageFacts => ({
  author: '',
  licence: '',
  day: localDay(Date.now()),
  version: '',
  changes: '',
  sign: false,
});

/** Characters of a line (the format's limit). */
const longest = 200;

const tooLong = (text: string, most: number) => [...text].length > most;
const isWrongVersion = ({ version, changes }: PackageFacts) =>
  version.trim() === '' ? changes.trim() !== '' : !releaseVersion.safeParse(version.trim()).success;

/** Whether a package can be written with them. */
export function areGoodFacts(facts: PackageFacts): boolean {
  const { author, licence, changes } = facts;
  return (
    !tooLong(author, longest) &&
    !tooLong(licence, longest) &&
    !tooLong(changes, releaseLimits.changes) &&
    !isWrongVersion(facts)
  );
}

interface PackageFactsFieldsProps {
  readonly facts: PackageFacts;
  readonly onChange: (facts: PackageFacts) => void;
}

export function PackageFactsFields({ facts, onChange }: PackageFactsFieldsProps) {
  const { t } = useText();
  const { version, changes, day, sign } = facts;
  const overLimit = (text: string, most: number) =>
    tooLong(text, most) ? t('record.limit.over', { over: [...text].length - most, most }) : undefined;
  const line = (name: 'author' | 'licence') => (
    <FormField label={t(`themePackages.${name}`)} problem={overLimit(facts[name], longest)}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={facts[name]}
          onChange={({ target }) => onChange({ ...facts, [name]: target.value })}
        />
      )}
    </FormField>
  );
  return (
    <>
      {line('author')}
      {line('licence')}
      <FormField label={t('themePackages.created')} help={t('themePackages.export.dayHelp')}>
        {({ className: _, ...control }) => (
          <DatePicker
            {...control}
            label={t('themePackages.created')}
            value={day}
            onChange={(next) => onChange({ ...facts, day: next ?? localDay(Date.now()) })}
          />
        )}
      </FormField>
      <Disclosure title={t('themePackages.export.release')}>
        <div className={layout.stack}>
          <FormField
            label={t('themePackages.version')}
            help={t('themePackages.export.versionHelp')}
            problem={isWrongVersion(facts) ? t('themePackages.export.versionWrong') : undefined}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={version}
                onChange={({ target }) => onChange({ ...facts, version: target.value })}
              />
            )}
          </FormField>
          <FormField
            label={t('themePackages.whatChanged')}
            problem={overLimit(changes, releaseLimits.changes)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={changes}
                onChange={({ target }) => onChange({ ...facts, changes: target.value })}
              />
            )}
          </FormField>
          <PlainCheckbox
            label={t('themePackages.export.sign')}
            checked={sign}
            onChange={(next) => onChange({ ...facts, sign: next })}
          />
        </div>
      </Disclosure>
    </>
  );
}
