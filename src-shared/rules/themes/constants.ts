/** What the document gives for what is unset (2§9): a new theme begins with it, and what says nothing is drawn with it. */
export const themeConstants = {
  primary: '#5d9cec',
  bubble: { back: '#D1E3FF', mobile: '#e2f5ff' },
  /** The client style is dark, too: 2§9 gives two. */
  navigation: { dark: '#4ba9f2', light: '#ffffff', client: '#4ba9f2' },
  searchGround: '#00000016',
  searchBox: '#00000000',
  searchText: '#ffffff',
  sideMenu: '#111111',
  menuFont: 'Microsoft YaHei',
  /** Pixels (2§5, too). */
  leastMenuFont: 12,
} as const;
