/** What a module of the console asks the window as it is loaded, where no DOM of the console's tests is set up. */
window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
