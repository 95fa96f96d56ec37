/**
 * Fetches the scripts of a page that the server has drawn once its first screen is painted: before, they would take their share of a
 * slow network from the style sheet, the typefaces and the picture that are waited for. Sooner when somebody presses or types
 * already, when pictures keep the page waiting for a second, and at once where nothing is painted: a tab in the background.
 */
const [start] = document.querySelectorAll<HTMLScriptElement>('script[data-entry]');
/** Milliseconds that what the page shows may keep its scripts waiting. */
const longestWait = 1000;
const impatience = ['pointerdown', 'keydown', 'focusin'] as const;
let isBegun = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  for (const type of impatience) removeEventListener(type, begin, true);
  const { entry = '', modules = '', styles } = start?.dataset ?? {};
  // Fetched side by side: one that imports another would else be read first.
  const files = [...modules.split(' '), entry];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (styles === undefined) return run(files);
  // What scripts show is drawn in them; where they do not come it can be read all the same.
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  sheet.onload = sheet.onerror = () => run(files);
  document.head.append(sheet);
}

/** One after the other, what is imported before what imports it: all at once they would hold a slow phone for a fifth of a second. */
function run([file, ...others]: readonly string[]): void {
  if (file === undefined) return;
  import(/* @vite-ignore */ file).then(() => run(others)).catch(reportError);
}

/** Where the router keeps how far the pages of this tab were scrolled (its own name): what was left may be come back to. */
const scrolledTo = 'react-router-scroll-positions';

/** Gives every part of the page its place (layout.module.css), as `drawWhole` does later: what this file imports would be another to wait for. */
function drawWhole(): void {
  document.documentElement.dataset['whole'] = '';
}

/** Whether the page may be scrolled at once to where heights that are only guessed would not lead. */
function isToBeScrolled(): boolean {
  try {
    return location.hash !== '' || sessionStorage.getItem(scrolledTo) !== null;
  } catch {
    // Nothing is kept here, and nothing is come back to.
    return false;
  }
}

/** What is in the middle of the window stays there: a browser alone holds it only where nothing above moves it within itself. */
function drawAround(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  drawWhole();
  scrollBy({ top: top() - before, behavior: 'instant' });
}

if (isToBeScrolled()) drawWhole();
else {
  let from = 0;
  // A press may lead to a part of the page, and who comes by a leap meets what has no place yet on both sides.
  addEventListener('click', drawAround, { capture: true, once: true });
  addEventListener('scroll', function look() {
    if (Math.abs(scrollY - from) > innerHeight) {
      removeEventListener('scroll', look);
      drawAround();
    }
    from = scrollY;
  });
}

const loaded = new Promise<void>((then) => {
  if (document.readyState === 'complete') then();
  else addEventListener('load', () => then(), { once: true });
});
const painted = new Promise<void>((then) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
});

for (const type of impatience) addEventListener(type, begin, true);
setTimeout(begin, longestWait);
if (document.hidden) begin();
// The last picture to come is painted with the next frame.
void Promise.all([loaded, painted]).then(() => requestAnimationFrame(() => setTimeout(begin)));
