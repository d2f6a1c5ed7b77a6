/** The filter for some people, or for everybody but them. */
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { logMenuCode, namedValues, writeNamed } from './log-filter.ts';

interface PeopleFilterProps {
  /** Ids, separated by commas; `!` before them leaves them out. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PeopleFilter({ value, onChange }: PeopleFilterProps) {
  const { t } = useText();
  const { isExcept, list } = namedValues(value);
  return (
    <span className={layout.inline}>
      {list.length > 0 && (
        <Button
          size="small"
          aria-pressed={isExcept}
          title={t('loginLog.filter.exceptPeopleText')}
          onClick={() => onChange(writeNamed({ isExcept: !isExcept, list }))}
        >
          {t('loginLog.filter.exceptPeople')}
        </Button>
      )}
      <PickedButton
        kind="people"
        label={t('loginLog.filter.people')}
        allText={t('loginLog.filter.everybody')}
        menuCode={logMenuCode}
        value={list}
        onChange={(ids) => onChange(writeNamed({ isExcept, list: ids }))}
      />
    </span>
  );
}
