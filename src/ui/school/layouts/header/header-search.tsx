import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import box from '#ui/kit/forms/search-combobox.module.css';
import type { LiveSearchProps } from './live-search.tsx';
import { resultsPath, searchLabel, searchParameter, searchPlaceholder } from './search-texts.ts';

interface Live {
  readonly Search: ComponentType<LiveSearchProps>;
  readonly typed: string;
  readonly isFocused: boolean;
}

/**
 * The search box of the header. It stands at once as a plain box; the search itself is fetched when a pointer comes near or when
 * someone enters the box, and takes over what was typed and the focus.
 */
export function HeaderSearch() {
  const [live, setLive] = useState<Live | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const late = useService(LateServices);
  const bring = useCallback(() => {
    const file = import('./live-search.tsx').catch(() => null);
    Promise.all([file, late.load()]).then(
      ([found]) => {
        const element = input.current;
        // Fetched twice, by pointer and by focus: the first to come stays.
        if (element === null || found === null) return;
        const isFocused = document.activeElement === element;
        // At once: no letter comes between what is read here and the box that takes it over.
        flushSync(() => setLive({ Search: found.LiveSearch, typed: element.value, isFocused }));
      },
      // Without a connection the box stays plain; the next focus tries again.
      () => undefined,
    );
  }, [late]);
  useEffect(() => {
    // Entered before the script listened.
    if (document.activeElement === input.current) bring();
  }, [bring]);
  if (live !== null) return <live.Search typed={live.typed} isFocused={live.isFocused} />;
  return (
    // Sent before the live search has come, or without script, it asks the page of results.
    <form role="search" action={resultsPath} className={box.search}>
      <div className={box.box}>
        <input
          ref={input}
          type="search"
          name={searchParameter}
          aria-label={searchLabel}
          placeholder={searchPlaceholder}
          autoComplete="off"
          className={box.input}
          onFocus={bring}
          onPointerEnter={bring}
        />
        <span className={box.end}>
          <Icon name="search" />
        </span>
      </div>
    </form>
  );
}
