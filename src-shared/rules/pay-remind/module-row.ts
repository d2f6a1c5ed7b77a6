/**
 * One module type of the free-edition notice as data (spec 1§2.8, 3§2.6; decision 29): type, help page (below
 * the platform's help address), name and default description in English and Chinese.
 */
export type ModuleRow = readonly [
  type: string,
  help: string,
  nameEnglish: string,
  nameChinese: string,
  descriptionEnglish: string,
  descriptionChinese: string,
];
