/** The sound of the videos: a plucked string. */
export const sampleRate = 24000;

/** A plucked string (Karplus and Strong's method): frequency in Hz, one second. */
export function pluck(frequency) {
  const period = Math.round(sampleRate / frequency);
  const ring = Float32Array.from(
    { length: period },
    (_, index) => Math.sin(index * 12.9898) * 0.6 + (index % 2 ? 0.3 : -0.3),
  );
  const out = new Float32Array(Math.round(sampleRate * 1.4));
  for (let index = 0; index < out.length; index++) {
    const place = index % period;
    out[index] = ring[place] * Math.exp((-2.2 * index) / sampleRate);
    ring[place] = (ring[place] + ring[(place + 1) % period]) * 0.4985;
  }
  return out;
}

/** Two or four notes of a pentatonic scale, which open a video and then its scenes, in turn. */
export const openings = [
  [220, 261.63, 329.63, 392],
  [329.63, 293.66],
  [261.63, 392],
];
