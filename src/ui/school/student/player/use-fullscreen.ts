import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Telephones of Apple enlarge only a video itself. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Shows a frame, or where that is impossible the video in it, on the whole screen. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { readonly isOn: boolean; readonly toggle: () => void } {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const update = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (frame.current?.requestFullscreen) frame.current.requestFullscreen().catch(() => undefined);
    else (video.current as AppleVideo | null)?.webkitEnterFullscreen?.();
  }, [frame, video]);
  return { isOn, toggle };
}
