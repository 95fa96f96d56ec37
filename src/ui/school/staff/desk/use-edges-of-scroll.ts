import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Beyond which edges of a line that goes sideways there is more of it: 'start', 'end', 'start end', or '' where all is seen. */
export type FurtherEdges = '' | 'start' | 'end' | 'start end';

/** Where a line goes on beyond its edges, as it is scrolled and the window changes: whoever sees it cut would take it for whole. */
export function useEdgesOfScroll(line: RefObject<HTMLElement | null>): FurtherEdges {
  const subscribe = useCallback(
    (look: () => void) => {
      const shown = line.current;
      shown?.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        shown?.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
      };
    },
    [line],
  );
  const edges = useCallback(() => edgesOf(line.current), [line]);
  return useSyncExternalStore(subscribe, edges, () => '');
}

/** Browsers round where a line stands: a pixel is none. */
function edgesOf(line: HTMLElement | null): FurtherEdges {
  if (line === null) return '';
  const isPast = line.scrollLeft > 1;
  const goesOn = line.scrollLeft + line.clientWidth < line.scrollWidth - 1;
  if (isPast && goesOn) return 'start end';
  if (isPast) return 'start';
  return goesOn ? 'end' : '';
}
