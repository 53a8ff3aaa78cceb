/** Questions to start from; choosing one fills the box. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

interface Props {
  /** Undefined while they are on their way. */
  questions: readonly string[] | undefined;
  /** How many there will be. */
  count: number;
  onChoose: (question: string) => void;
  isDisabled: boolean;
}

export function SuggestionGrid({ questions, count, onChoose, isDisabled }: Props) {
  if (questions?.length === 0) return null;
  const places: (string | null)[] = questions ? [...questions] : Array.from({ length: count }, () => null);
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5, mb: 1 }}>Suggested questions</Typography>
      <Box
        component="ul"
        aria-label="Suggested questions"
        aria-busy={questions === undefined}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${count === 6 ? 3 : 4}, 1fr)` } }}
      >
        {places.map((question, index) => (
          <li key={question ?? index}>
            {question === null ? <Skeleton variant="rounded" height={48} /> : (
              <Button
                fullWidth
                variant="outlined"
                disabled={isDisabled}
                onClick={() => onChoose(question)}
                sx={{ justifyContent: 'flex-start', alignItems: 'center', textAlign: 'left', height: '100%', minHeight: { lg: 48 }, py: 0.5, lineHeight: 1.35, color: 'text.primary', borderColor: 'divider', fontWeight: 400 }}
              >
                {question}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}
