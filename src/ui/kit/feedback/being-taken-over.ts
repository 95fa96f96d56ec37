import { createContext } from 'react';

/** Whether a part that the server drew (`drawnPart`) is just being taken over: it must then show what the server showed. */
export const BeingTakenOver = createContext(false);
