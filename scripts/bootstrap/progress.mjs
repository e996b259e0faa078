const reminderMs = 10_000;

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs a long step and prints a line when it starts, every ten seconds while it runs, and when it ends.
 * @template T
 * @param {string} label what is being done, e.g. "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = performance.now();
  const elapsed = () => seconds(performance.now() - began);
  console.log(`· ${label} …`);
  const reminder = setInterval(() => console.log(`  ${label}: ${elapsed()} so far`), reminderMs);
  try {
    const result = await work();
    console.log(`✓ ${label} (${elapsed()})`);
    return result;
  } catch (error) {
    console.log(`✗ ${label} (${elapsed()})`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}
