/** How a line of a difference begins in a terminal. */
export const diffSigns = { added: '+', removed: '-', changed: '~', same: ' ' } as const;
