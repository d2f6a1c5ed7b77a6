/** The state of the names dialog: names over what is stored, the languages that are shown, saving. */
import { useState } from 'react';
import { callRead, useRead } from '#data/read.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/language-names.ts';
import { checkTenantAuth } from '#shared/api/tenant/changes.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import type { NameKind, NamesValues } from '#shared/rules/records/names-record.ts';
import { chosenLanguages, type Names } from '#shared/rules/tenant/edit/languages.ts';
import { confirm } from '#widgets/confirm.tsx';
import { useEdits } from '#widgets/EditForm/use-edits.ts';
import { useSaveRecord } from '#widgets/EditForm/use-save-record.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { brokenPictures } from '#widgets/RichText/broken-pictures.ts';
import { ownLanguage, recordOf } from './kinds.ts';
import { nameProblems, type Problems } from './name-problems.ts';

interface NamesFacts {
  readonly kind: NameKind;
  readonly targetId: string;
  readonly stored: NamesValues;
}

export function useNamesForm({ kind, targetId, stored }: NamesFacts) {
  const { t } = useText();
  const record = recordOf(kind);
  const { data: info } = useRead(getTenantInfo, {});
  const form = useEdits(`names/${kind}/${targetId}`, stored);
  const saving = useSaveRecord(record, { kind, targetId }, form, {
    success: 'tenantEdit.changed',
    failed: 'tenantEdit.changeFailed',
  });
  /** Languages that were taken away, with what stood there: choosing one again brings it back. */
  const [taken, setTaken] = useState<Names>({});
  /** Languages that were chosen or not, where that differs from having a name. */
  const [shown, setShown] = useState<Readonly<Partial<Record<PlatformLanguage, boolean>>>>({});
  const [problems, setProblems] = useState<Problems>({});
  const [checking, setChecking] = useState(false);

  const names: Names = form.values;
  const html = kind === 'config';
  const named = [...chosenLanguages(stored, ownLanguage), ...chosenLanguages(names, ownLanguage)];
  const chosen = platformLanguages.filter((lang) => shown[lang] ?? named.includes(lang));
  const choose = (next: readonly PlatformLanguage[]) => {
    for (const lang of platformLanguages) {
      const [was, is] = [chosen.includes(lang), next.includes(lang)];
      if (was && !is) {
        setTaken((now) => ({ ...now, [lang]: names[lang] ?? '' }));
        form.set(lang, '');
      }
      if (!was && is && taken[lang]) form.set(lang, taken[lang]);
    }
    setShown(Object.fromEntries(platformLanguages.map((lang) => [lang, next.includes(lang)])));
  };

  /** The tenant's own name is asked for, as in the form. */
  const ownNameIsFree = async () => {
    const own = (names[ownLanguage] ?? '').trim();
    if (kind !== 'tenant' || own === stored[ownLanguage]) return true;
    if (!(await callRead(checkTenantAuth, { tenantName: own }))) return true;
    await confirm({
      title: t('tenantEdit.form.nameTaken'),
      text: t('tenantEdit.name.existsSave'),
      inform: true,
    });
    return false;
  };
  const mayBeSaved = async () => {
    setChecking(true);
    try {
      return await ownNameIsFree();
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      setChecking(false);
    }
  };
  /** Answers whether the dialog may close. */
  const save = async (): Promise<boolean> => {
    const found = nameProblems(kind, stored, trimmed(names), info?.authenticationStatus ?? '');
    const broken = html ? newlyBroken(names, stored) : {};
    setProblems({ ...found, ...broken });
    if (Object.keys(broken).length > 0) return false;
    if (Object.keys(found).length > 0) return false;
    if (form.changed.length === 0) return true;
    return (await mayBeSaved()) && (await saving.save());
  };
  return {
    names,
    chosen,
    choose,
    problems,
    save,
    dirty: form.changed.length > 0,
    busy: checking || saving.saving,
    failure: saving.failure,
    offer: form.offer,
    labelOf: (name: string) => labelOf(record, name as keyof NamesValues),
    elsewhere: (lang: PlatformLanguage): string | null => {
      const other = form.elsewhere(lang);
      return other ? valueText(record, lang, other.value) : null;
    },
    setName: (lang: PlatformLanguage, name: string) => {
      form.set(lang, name);
      // Emptying a field does not take it away.
      setShown((now) => ({ ...now, [lang]: true }));
      setProblems(({ [lang]: _, ...others }) => others);
    },
  };
}

/** New pictures that could not be loaded, by language. */
function newlyBroken(names: Names, stored: Names): Problems {
  return Object.fromEntries(
    platformLanguages.flatMap((lang) => {
      const [broken] = brokenPictures(names[lang] ?? '', stored[lang] ?? '');
      return broken
        ? [[lang, { key: 'tenantEdit.tips.pictureUnsaved', params: { name: broken.name } } as const]]
        : [];
    }),
  );
}

function trimmed(names: Names): Names {
  return Object.fromEntries(platformLanguages.map((lang) => [lang, (names[lang] ?? '').trim()]));
}
