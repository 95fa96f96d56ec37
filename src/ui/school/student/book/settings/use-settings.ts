import { useEffect } from 'react';
import type { SettingsStore } from './settings-store.ts';

/** Sets the page as its reader likes it; when it is looked at again, or the network is back, what other devices chose is taken over. */
export function useSettings(settings: SettingsStore): void {
  useEffect(() => {
    settings.restore();
    void settings.meet();
    const meet = (): void => {
      if (document.visibilityState === 'visible') void settings.meet();
    };
    window.addEventListener('online', meet);
    document.addEventListener('visibilitychange', meet);
    return () => {
      window.removeEventListener('online', meet);
      document.removeEventListener('visibilitychange', meet);
    };
  }, [settings]);
}
