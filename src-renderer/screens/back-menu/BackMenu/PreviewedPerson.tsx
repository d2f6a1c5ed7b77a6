/** The choice of a person for the preview, and whether the menus on view reach that person. */
import { useText } from '#data/text.ts';
import { backMenuCode } from '#shared/rules/common/session/area-rights.ts';
import { useAddress } from '#state/address.ts';
import { Button } from '#widgets/Button.tsx';
import { departmentParam } from '#widgets/DepartmentScope/use-department-scope.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PickerField } from '#widgets/PeoplePicker/PickerField.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import type { usePersonsMenus } from './use-persons-menus.ts';

interface PreviewedPersonProps {
  readonly personId: string;
  readonly menus: ReturnType<typeof usePersonsMenus>;
}

export function PreviewedPerson({ personId, menus }: PreviewedPersonProps) {
  const { t } = useText();
  const address = useAddress();
  return (
    <>
      <div className={layout.row}>
        <span className={ink.small}>{t('backMenu.preview.person')}</span>
        <PickerField
          kind="people"
          label={t('backMenu.preview.person')}
          menuCode={backMenuCode}
          multiple={false}
          value={personId === '' ? [] : [personId]}
          onChange={([person = '']) => address.set({ person })}
        />
      </div>
      {personId !== '' && (
        <ReadPart read={menus.read} failed={t('backMenu.preview.personFailed')} tone="quiet" waiting={null}>
          {() => <Reached menus={menus} />}
        </ReadPart>
      )}
    </>
  );
}

function Reached({ menus }: Pick<PreviewedPersonProps, 'menus'>) {
  const { t } = useText();
  const address = useAddress();
  const { person, source, isHere, isUnknown } = menus;
  if (isUnknown) return <Notice tone="warning">{t('backMenu.preview.personGone')}</Notice>;
  if (!person) return null;
  const params = { name: person.username, department: person.department, source: source?.name ?? '' };
  if (!source) return <Notice tone="warning">{t('backMenu.preview.sourceUnknown', params)}</Notice>;
  return (
    <>
      {isHere ? (
        <p role="status">{t('backMenu.preview.reached', params)}</p>
      ) : (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => address.set({ [departmentParam]: source.id })}>
              {t('backMenu.preview.openSource', params)}
            </Button>
          }
        >
          {t('backMenu.preview.notReached', params)}
        </Notice>
      )}
      <p className={ink.help}>{t('backMenu.preview.personHelp')}</p>
    </>
  );
}
