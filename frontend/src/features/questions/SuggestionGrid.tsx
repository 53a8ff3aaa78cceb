/** Questions to start from; choosing one fills the box. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  questions: readonly string[];
  onChoose: (question: string) => void;
  isDisabled: boolean;
}

export function SuggestionGrid({ questions, onChoose, isDisabled }: Props) {
  return (
    <Box
      component="ul"
      aria-label="Suggested questions"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {questions.map((question) => (
        <li key={question}>
          <Button
            fullWidth
            variant="outlined"
            disabled={isDisabled}
            onClick={() => onChoose(question)}
            sx={{ justifyContent: 'flex-start', textAlign: 'left', height: '100%', color: 'text.primary', borderColor: 'divider', fontWeight: 400 }}
          >
            {question}
          </Button>
        </li>
      ))}
    </Box>
  );
}
