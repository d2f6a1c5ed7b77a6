/**
 * A module of the console asks the window for media as it is loaded; this answers if no DOM of the console's tests is
 * set up.
 */
window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
