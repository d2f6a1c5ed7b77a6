/** Whether the white and the black list are in force: switches that act at once (NET-031 to 033). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type IpListType, ipListTypes, queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import { ipListFlagRecord } from '#shared/rules/network/ip-list-records.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';

export function ListFlags() {
  const { t } = useText();
  const read = useRead(queryIpListFlag, {});
  const turn = async (list: IpListType, from: boolean, to: boolean) => {
    await saveNow(ipListFlagRecord, { list }, { on: { from, to } }, 'common.done.operation');
  };
  return (
    <ReadPart read={read} failed={t('ipList.flagsFailed')} rows={2}>
      {(data) => (
        <section className={layout.below} aria-label={t('ipList.inForce')}>
          {ipListTypes.map((list) => {
            const on = list === 'white' ? data.isWhiteList : data.isBlackList;
            return (
              <SwitchNow
                key={list}
                label={t(`ipList.flags.${list}`)}
                text={t(`ipList.flagText.${list}`)}
                checked={on}
                of={{ kind: ipListFlagRecord, place: { list }, name: 'on' }}
                onTurn={(to) => turn(list, on, to)}
              />
            );
          })}
        </section>
      )}
    </ReadPart>
  );
}
