import type { lateFiles } from './late-files.ts';

type Bring = () => Promise<unknown>;

/**
 * From now on fetches the files that pages may need later, one after another, each in a quiet moment. What does not come is tried again
 * when the network is back. Nothing is fetched for who asked to save data.
 *
 * @param when runs something at the next quiet moment.
 */
export function fetchQuietly(files: typeof lateFiles, when: (work: () => void) => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const failed: Bring[] = [];
  let isUnderWay = false;
  const fetchOne = async (bring: Bring): Promise<void> => {
    await bring().catch(() => failed.push(bring));
    isUnderWay = false;
    goOn();
  };
  const goOn = (): void => {
    const bring = isUnderWay ? undefined : files.waiting.shift();
    if (bring === undefined) return;
    isUnderWay = true;
    when(() => void fetchOne(bring));
  };
  files.onAdded = goOn;
  window.addEventListener('online', () => {
    files.waiting.push(...failed.splice(0));
    goOn();
  });
  goOn();
}
