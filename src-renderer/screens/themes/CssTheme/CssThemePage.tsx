/** The editor of a custom CSS theme (spec 2§2): name, code, what it stands on, and what pages load of it. */
import { useNavigate, useParams } from 'react-router-dom';
import { submitChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { createCssTheme, cssThemeById } from '#shared/api/themes/css-theme.ts';
import { cssBody, cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { newCssTheme } from '#shared/rules/themes/defaults.ts';
import { type CssForm, cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import { useCrumb } from '#state/crumbs.ts';
import { withoutAsking } from '#state/unsaved.ts';
import { type FormChange, recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { CssChecks } from './CssChecks.tsx';

export function CssThemePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <Editor id={null} stored={newCssTheme} /> : <Stored key={id} id={id} />;
}

function Stored({ id }: { readonly id: string }) {
  const { t } = useText();
  const read = useRead(cssThemeById, { id });
  if (read.data) {
    const { name, cssCode, refStyles } = read.data;
    return <Editor id={id} stored={{ name, content: cssCode.content, refStyles: refStyles.join('\n') }} />;
  }
  return (
    <>
      <PageHeader title={t('themeEditor.css.edit')} />
      {read.error ? (
        <ErrorNotice error={read.error} title={t('themeEditor.failed')} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonFacts rows={4} />
      )}
    </>
  );
}

/** The call gives it its number: there is none to ask for first. */
const added: FormChange<CssForm> = {
  async send({ values }) {
    await submitChange({
      ...{ title: 'themeEditor.css.created', endpoint: createCssTheme, input: cssBody(values), before: null },
      ...{ touches: cssThemeRecord.touches, success: 'common.done.saved' },
    });
    return 'saved';
  },
};

function Editor({ id, stored }: { readonly id: string | null; readonly stored: CssForm }) {
  const { t } = useText();
  const navigate = useNavigate();
  const form = useForm<CssForm>({
    name: `cssTheme/${id ?? 'new'}`,
    ...{ stored, fields: cssFields, isNew: id === null },
    change: id === null ? added : recordChange(cssThemeRecord, { id }),
  });
  const title = id === null ? t('themeEditor.css.new') : stored.name;
  useCrumb(title);
  const save = async () => {
    if ((await form.save()) && id === null) await withoutAsking(() => void navigate('/css_theme'));
  };
  return (
    <>
      <PageHeader title={title} purpose={t('themeEditor.css.purpose')} />
      <div className={layout.narrow}>
        <FormPage
          form={form}
          label={t(id === null ? 'themeEditor.css.new' : 'themeEditor.css.edit')}
          onSave={() => void save()}
        >
          <Fields form={form} />
          <CssChecks content={form.values.content} />
        </FormPage>
      </div>
    </>
  );
}
