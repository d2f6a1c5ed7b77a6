/** Style sheets that the build writes (scripts/build/styles.ts). */
declare module 'virtual:steward-tokens.css';
declare module 'virtual:steward-antd/*';
/** Labels of all pages, which the build finds (scripts/build/setting-labels.ts). */
declare module 'virtual:steward-setting-labels' {
  /** Texts by key: of the label, and of the sentence beside it or ''. `sound`: spellings of the Chinese label. */
  export const settingLabels: readonly (readonly [
    screen: string,
    label: string,
    help: string,
    sound: string,
  ])[];
}
/** CHANGELOG.md as plain texts (scripts/build/change-log.ts). */
declare module 'virtual:steward-change-log' {
  export const changeLog: readonly {
    readonly version: string;
    /** '' for none. */
    readonly date: string;
    readonly groups: readonly { readonly kind: string; readonly lines: readonly string[] }[];
  }[];
}
/** The help by language, chapter and task (scripts/build/guide.ts). */
declare module 'virtual:steward-guide' {
  export const guide: Readonly<
    Record<
      'en-US' | 'zh-CN',
      readonly {
        readonly id: string;
        readonly title: string;
        readonly screens: readonly string[];
        readonly tasks: readonly {
          readonly title: string;
          /** `file` is below the folder of the language. */
          readonly picture?: { readonly text: string; readonly file: string };
          readonly steps: readonly (readonly {
            readonly kind: 'text' | 'name' | 'code' | 'link';
            readonly text: string;
            readonly to?: string;
          }[])[];
        }[];
      }[]
    >
  >;
  /** Addresses of pictures by their paths below the project's folder. */
  export const pictures: Readonly<Partial<Record<string, string>>>;
}
/** Loads the texts of an area's pages (scripts/build/page-texts.ts); empty where the pages have all texts. */
declare module 'virtual:steward-page-texts' {
  export const load: Readonly<
    Partial<Record<string, Readonly<Partial<Record<string, () => Promise<{ readonly texts: object }>>>>>>
  >;
}
