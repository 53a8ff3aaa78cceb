/** The value that would stand at a place if the numbers were in order, without putting all of them in order. Moves them about. */
export function valueAt(numbers: Float64Array, place: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const pivot = numbers[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (numbers[left]! < pivot) left++;
      while (numbers[right]! > pivot) right--;
      if (left > right) break;
      const moved = numbers[left]!;
      numbers[left++] = numbers[right]!;
      numbers[right--] = moved;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return numbers[place]!;
}
