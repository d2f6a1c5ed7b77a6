/** The editor of a custom CSS theme (spec 2§2): name, code, base themes, and the CSS that pages load. */

import { History } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  cssThemeById,
  createCssTheme,
  queryCssThemes,
  updateCssTheme,
} from '#shared/api/themes/css-theme.ts';
import { cssThemeRecord, cssBody } from '#shared/rules/records/themes/css-theme-record.ts';
import { newCssTheme } from '#shared/rules/themes/defaults.ts';
import { type CssForm, cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import { useCrumb } from '#state/crumbs.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { recordChange, type FormChange } from '#widgets/Form/change.ts';
import { useNewNumbered } from '#widgets/Form/new-numbered.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import layout from '#widgets/looks/layout.module.css';
import { VersionsDialog } from '../Versions/VersionsDialog.tsx';
import { keepVersion, useSeenVersion, useVersionOwner } from '../Versions/keep-version.ts';
import { useEditorDialog } from '../Versions/use-editor-dialog.ts';
import { versionBody } from '../Versions/version-body.ts';
import { CssChecks } from './CssChecks.tsx';
import { CssPreview } from './CssPreview.tsx';

const cssSubject = (id: string) => `cssTheme/${id}`;

export function CssThemePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <Editor id={null} stored={newCssTheme} /> : <Stored key={id} id={id} />;
}

function Stored({ id }: { readonly id: string }) {
  const { t } = useText();
  const read = useRead(cssThemeById, { id });
  const stored = read.data && {
    name: read.data.name,
    content: read.data.cssCode.content,
    refStyles: read.data.refStyles.join('\n'),
  };
  useSeenVersion(
    cssSubject(id),
    stored && !read.isFetching && !read.error ? versionBody(cssFields, stored) : null,
  );
  return (
    <>
      {!stored && <PageHeader title={t('themeEditor.css.edit')} />}
      <ReadPart read={read} failed={t('themeEditor.failed')} rows={4}>
        {() => stored && <Editor id={id} stored={stored} />}
      </ReadPart>
    </>
  );
}

function Editor({ id, stored }: { readonly id: string | null; readonly stored: CssForm }) {
  const { t } = useText();
  const navigate = useNavigate();
  const added = useNewCssTheme();
  const owner = useVersionOwner();
  const dialog = useEditorDialog();
  const change = id === null ? added : recordChange(cssThemeRecord, { id }, { success: 'common.done.saved' });
  const form = useForm<CssForm>({
    name: `cssTheme/${id ?? 'new'}`,
    stored,
    fields: cssFields,
    isNew: id === null,
    change: {
      ...change,
      async send(work) {
        const came = await change.send(work);
        if (came === 'saved' && id !== null)
          void keepVersion(owner, cssSubject(id), 'saved', versionBody(cssFields, work.values));
        return came;
      },
    },
  });
  const restore = (values: Partial<CssForm>) => {
    for (const name of Object.keys(values) as (keyof CssForm)[]) form.set(name, values[name] ?? '');
    dialog.close();
  };
  const title = id === null ? t('themeEditor.css.new') : stored.name;
  useCrumb(title);
  const save = async () => {
    if ((await form.save()) && id === null) await withoutAsking(() => void navigate('/css_theme'));
  };
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('themeEditor.css.purpose')}
        actions={
          id !== null && (
            <Button icon={<History size={15} aria-hidden="true" />} onClick={() => dialog.open('versions')}>
              {t('themeVersions.action')}
            </Button>
          )
        }
      />
      <div className={layout.form}>
        <FormPage
          form={form}
          label={t(id === null ? 'themeEditor.css.new' : 'themeEditor.css.edit')}
          onSave={() => void save()}
        >
          <FormFields form={form} />
          <CssChecks content={form.values.content} />
          <CssPreview content={form.values.content} />
          {id === null && <NoWayBack why="stays" />}
        </FormPage>
      </div>
      <VersionsDialog
        dialog={dialog}
        title={title}
        form={form}
        terminal={null}
        subject={id === null ? null : cssSubject(id)}
        onRestore={restore}
      />
    </>
  );
}

function useNewCssTheme(): FormChange<CssForm> {
  return useNewNumbered<CssForm>({
    kind: cssThemeRecord,
    fields: cssFields,
    title: 'themeEditor.css.created',
    success: 'common.done.saved',
    add: createCssTheme,
    update: updateCssTheme,
    body: cssBody,
    readAll: (read) => read(queryCssThemes, {}),
  });
}
