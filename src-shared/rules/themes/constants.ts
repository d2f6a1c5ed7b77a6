/** The documents' values for unset fields (2§9): initial values of a new theme, and fallbacks for drawing. */
export const themeConstants = {
  primary: '#5d9cec',
  bubble: { back: '#D1E3FF', mobile: '#e2f5ff' },
  /** The client style is dark, too: 2§9 gives two values. */
  navigation: { dark: '#4ba9f2', light: '#ffffff', client: '#4ba9f2' },
  searchGround: '#00000016',
  searchBox: '#00000000',
  searchText: '#ffffff',
  sideMenu: '#111111',
  menuFont: 'Microsoft YaHei',
  /** Pixels (also 2§5). */
  leastMenuFont: 12,
} as const;
