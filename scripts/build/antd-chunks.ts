/** antd in several files: what most of its pages load, and controls that some of them do. */
import type { Modules } from './chunk-users.ts';

/** Rarely used controls, and those behind a click: a page of lists and switches loads none of their code. */
const seldom =
  /[\\/]widgets[\\/]controls[\\/]((DatePicker|TimePicker|Calendar|ColorPicker|Slider|InputNumber|AutoComplete|Upload|Transfer|Steps|QrCode|Drawer|Collapse|Progress)\.tsx|colour[\\/])|[\\/]antd[\\/]es[\\/](date-picker|time-picker|calendar|slider|input-number|auto-complete|upload|transfer|steps|qr-code|drawer|collapse|progress)[\\/]/;
/** Code of other components that antd's index exports as well. */
const often =
  /[\\/]src-renderer[\\/]|[\\/]antd[\\/]es[\\/](config-provider|select|switch|segmented|checkbox|radio|tabs|tooltip|popover|empty)[\\/]/;
/** Parts of antd in files of their own: controls that many pages use, and many do not. */
export const partsOfAntd: Readonly<Record<string, RegExp>> = {
  'antd-select': /[\\/]widgets[\\/]controls[\\/]Select\.tsx|[\\/]antd[\\/]es[\\/]select[\\/]/,
  'antd-tabs': /[\\/]widgets[\\/]controls[\\/]Tabs\.tsx|[\\/]antd[\\/]es[\\/]tabs[\\/]/,
  'antd-more': seldom,
};
const antdIndex = /[\\/]antd[\\/]es[\\/]index\.js/;

/** Whether a widget holds such a control, which would otherwise come along wherever antd does. */
export function holds(name: string, id: string, modules: Modules): boolean {
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => partsOfAntd[name]?.test(imported));
}

const answers = new Map<string, boolean>();

/** Whether only these controls need this part of antd. */
export function isNeededBy(name: string, id: string, modules: Modules): boolean {
  const key = `${name} ${id}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  let isWanted = false;
  let answer = true;
  for (const moduleId of seen) {
    if (partsOfAntd[name]?.test(moduleId)) isWanted = true;
    else if (often.test(moduleId)) answer = false;
    else if (!antdIndex.test(moduleId)) {
      for (const next of modules.getModuleInfo(moduleId)?.importers ?? []) seen.add(next);
    }
  }
  answer &&= isWanted;
  answers.set(key, answer);
  return answer;
}
