import { facetBits } from './facet-codes.ts'
import type { Dsl } from './to-query.ts'

/**
 * How the values of facets are counted in each shard: one pass over what was found, that reads each judgment's codes and keeps
 * what it counts in arrays of numbers, found by the code's own bits (open addressing; 0 is an empty place). The cluster's own counts
 * by word took as long, its best score of each value three times as long, and scripts that read words thirty times.
 */
export const longs = 'org.opensearch.index.fielddata.ScriptDocValues.Longs'

export const place = `int placeOf(long[] keys, long code) {
  int last = keys.length - 1;
  int at = (int) (code >>> ${facetBits}) & last;
  while (keys[at] != 0L && keys[at] != code) at = (at + 1) & last;
  return at;
}`

const grow = `void grow(Map state) {
  long[] keys = (long[]) state.keys;
  long[] more = new long[keys.length * 2];
  int[] counts = new int[more.length];
  float[] best = new float[more.length];
  for (int at = 0; at < keys.length; at++) if (keys[at] != 0L) {
    int to = placeOf(more, keys[at]);
    more[to] = keys[at];
    counts[to] = ((int[]) state.counts)[at];
    best[to] = ((float[]) state.best)[at];
  }
  state.keys = more;
  state.counts = counts;
  state.best = best;
}`

/** Enough for most libraries; it is doubled when half of it is used. */
const places = 8192

/** Of each value, of how many judgments it is one and the best of their scores. */
const tallyScripts = {
  init_script: `state.keys = new long[${places}]; state.counts = new int[${places}]; state.best = new float[${places}]; state.used = new int[1];`,
  map_script: `${place} ${grow}
    int[] used = (int[]) state.used;
    if (used[0] * 2 > ((long[]) state.keys).length) grow(state);
    long[] keys = (long[]) state.keys;
    int[] counts = (int[]) state.counts;
    float[] best = (float[]) state.best;
    int facets = (int) params.facets;
    float score = (float) _score;
    ${longs} codes = doc['facetCodes'];
    int size = codes.size();
    for (int i = 0; i < size; i++) {
      long code = codes.get(i).longValue();
      if (((facets >>> (int) (code & 7L)) & 1) == 0) continue;
      int at = placeOf(keys, code);
      if (keys[at] == 0L) { keys[at] = code; used[0]++; }
      counts[at]++;
      if (score > best[at]) best[at] = score;
    }`,
  combine_script: `long[] keys = (long[]) state.keys;
    int size = 0;
    for (int at = 0; at < keys.length; at++) if (keys[at] != 0L) size++;
    long[] codes = new long[size];
    int[] counts = new int[size];
    float[] best = new float[size];
    int to = 0;
    for (int at = 0; at < keys.length; at++) if (keys[at] != 0L) {
      codes[to] = keys[at];
      counts[to] = ((int[]) state.counts)[at];
      best[to] = ((float[]) state.best)[at];
      to++;
    }
    return [codes, counts, best];`,
  reduce_script: `Map counts = new HashMap();
    Map bests = new HashMap();
    for (def one : states) {
      if (one == null) continue;
      long[] codes = (long[]) one[0];
      int[] numbers = (int[]) one[1];
      float[] best = (float[]) one[2];
      for (int at = 0; at < codes.length; at++) {
        counts.merge(codes[at], numbers[at], (a, b) -> a + b);
        bests.merge(codes[at], (double) best[at], (a, b) -> Math.max(a, b));
      }
    }
    Map lists = new HashMap();
    for (def one : counts.entrySet()) lists.computeIfAbsent(one.getKey() & 7L, key -> new ArrayList()).add(one.getValue());
    Map leasts = new HashMap();
    for (def one : lists.entrySet()) {
      List list = one.getValue();
      int most = (int) params.most[(int) one.getKey().longValue()];
      list.sort((a, b) -> b - a);
      leasts.put(one.getKey(), list.get((list.size() < most ? list.size() : most) - 1));
    }
    List found = new ArrayList();
    for (def one : counts.entrySet())
      if (one.getValue() >= leasts.get(one.getKey() & 7L)) found.add([one.getKey(), one.getValue(), bests.get(one.getKey())]);
    return found;`,
}

/** The commonest values of these facets, so many of each (in the order of their numbers), and all that are as common as the last of them. */
export function tally(facets: number[], most: readonly number[]): Dsl {
  const mask = facets.reduce((sum, facet) => sum | (1 << facet), 0)
  return { scripted_metric: { ...tallyScripts, params: { facets: mask, most } } }
}

export type Tallied = [code: number, count: number, best: number][]
